// A worker for computer players: it may be busy for seconds, and nobody waits for it but those who
// asked.
import { Engine, EngineError } from './engine';
import type { Thought, ThoughtAnswer, ToThinker } from './messages';

onmessage = ({ data }: MessageEvent<ToThinker>) => {
  const engine = Engine.start(data.module);
  const answer = (message: ThoughtAnswer) => data.port.postMessage(message);
  data.port.onmessage = async ({ data: { id, request } }: MessageEvent<Thought>) => {
    try {
      answer({ id, answer: (await engine).call(request) });
    } catch (why) {
      if (!(why instanceof EngineError)) throw why; // the engine is at its end: the page makes another
      answer({ id, wrong: why.message });
    }
  };
};
