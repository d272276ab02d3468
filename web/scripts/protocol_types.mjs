// Makes src/protocol/types.ts from docs/protocol.schema.json; with --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';

const schema = JSON.parse(readFileSync(new URL('../../docs/protocol.schema.json', import.meta.url), 'utf8'));
const target = new URL('../src/protocol/types.ts', import.meta.url);

const typeName = (name) => name.replace(/(^|_)([a-z])/g, (_, _2, letter) => letter.toUpperCase());

function typeOf(node, indent = '') {
  if (node.$ref) return typeName(node.$ref.split('/').pop());
  if ('const' in node) return JSON.stringify(node.const);
  if (node.enum) return node.enum.map((value) => JSON.stringify(value)).join(' | ');
  const either = node.anyOf ?? node.oneOf;
  if (either) return either.map((one) => typeOf(one, indent)).join(' | ');
  switch (node.type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return node.type;
    case 'array':
      return `Array<${typeOf(node.items, indent)}>`;
    case 'object':
      return objectOf(node, indent);
  }
  throw new Error(`a type this script does not know: ${JSON.stringify(node)}`);
}

function objectOf(node, indent) {
  if (!node.properties) {
    const others = node.additionalProperties;
    return `Record<string, ${others && others !== true ? typeOf(others, indent) : 'unknown'}>`;
  }
  const inner = indent + '  ';
  const members = Object.entries(node.properties).map(([name, of]) => {
    const optional = node.required?.includes(name) ? '' : '?';
    const why = of.description ? `${inner}// ${of.description}\n` : '';
    return `${why}${inner}${name}${optional}: ${typeOf(of, inner)};\n`;
  });
  return `{\n${members.join('')}${indent}}`;
}

let text = '// Generated from docs/protocol.schema.json by `npm run types`; do not edit.\n';
for (const [name, node] of Object.entries(schema.$defs)) {
  text += node.description ? `\n// ${node.description}\n` : '\n';
  text += `export type ${typeName(name)} = ${typeOf(node)};\n`;
}

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('src/protocol/types.ts differs from docs/protocol.schema.json: run `npm run types`.');
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
