// npm run storybook: the component library and the screens, with reload.
import { followEnglish } from '../tools/english.mjs';
import { run } from './lib/run.mjs';

followEnglish();

const port = process.env.PORT || '6006';
process.exitCode = await run(['storybook', 'dev', '--port', port, '--ci', '--no-open', '--disable-telemetry']);
