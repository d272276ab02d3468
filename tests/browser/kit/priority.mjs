// Chromium gives its processes the priority it thinks right; where a measurement was given a higher one
// (nice -n -10), this keeps all of them at that.
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

const often = 300; // ms: processes and threads come and go

export function keepPriority() {
  const wanted = getPriority();
  if (wanted < 0) setInterval(() => raise(process.pid, wanted), often).unref();
}

function raise(process, wanted) {
  try {
    for (const thread of readdirSync(`/proc/${process}/task`).map(Number)) {
      setPriority(thread, wanted);
      const children = readFileSync(`/proc/${process}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean);
      for (const child of children) raise(Number(child), wanted);
    }
  } catch {
    // It has ended meanwhile.
  }
}
