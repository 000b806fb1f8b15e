import { setFlagsFromString } from 'node:v8';

// Loading modules makes garbage by the hundred megabytes; on a large machine V8 answers with a young generation of
// 128 MB and never gives it back. Kept small, the process rests under 200 MB and serves calls just as fast.
setFlagsFromString('--semi-space-growth-factor=1');

// Pictures and passwords are worked on in libuv's threads, of which there are four: with all of them busy, no file would
// be read or written. Read once, when the first of them is needed.
process.env.UV_THREADPOOL_SIZE ??= '12';

await import('./run-server.ts');
