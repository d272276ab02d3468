// For Vite: the engine as a file of the page, and the service worker with the list of all files.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformWithEsbuild, type Plugin, type Rollup } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const engineFile = at('../build/web-engine/engine.wasm'); // made by scripts/web_engine
const workerFile = at('./src/local/service_worker.ts');
const publicFolder = at('./public');
const engineModule = 'virtual:ludoteca-engine';

// Without a compiled engine the page is built without local play: fetching it fails with a reason.
export function engine(): Plugin {
  let building = false;
  return {
    name: 'ludoteca-engine',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId: (id) => (id === engineModule ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${engineModule}`) return undefined;
      if (!building) return `export const engineUrl = ${JSON.stringify(`/@fs${engineFile}`)};`;
      if (!existsSync(engineFile)) {
        this.warn('no engine: run scripts/web_engine first');
        return `export const engineUrl = '/assets/engine.wasm';`;
      }
      const file = this.emitFile({ type: 'asset', name: 'engine.wasm', source: readFileSync(engineFile) });
      return `export const engineUrl = import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

function contents(file: Rollup.OutputAsset | Rollup.OutputChunk): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source;
}

export function serviceWorker(): Plugin {
  return {
    name: 'ludoteca-service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const hash = createHash('sha256');
      const own = await readdir(publicFolder);
      for (const name of own.sort()) hash.update(name).update(readFileSync(`${publicFolder}/${name}`));
      for (const name of Object.keys(bundle).sort()) hash.update(name).update(contents(bundle[name]!));
      // Files of public/ are renamed when the server packs them, inside this list too.
      const files = [...Object.keys(bundle), ...own]
        .filter((name) => !name.endsWith('.map') && name !== 'robots.txt')
        .map((name) => `/${name}`)
        .sort();
      const { code } = await transformWithEsbuild(readFileSync(workerFile, 'utf8'), workerFile, {
        minify: true,
        define: {
          files: JSON.stringify(files),
          version: JSON.stringify(hash.digest('hex').slice(0, 12)),
        },
      });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    },
  };
}
