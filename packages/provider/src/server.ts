import { setFlagsFromString } from 'node:v8';
import { lowerBackgroundThreads } from './lower-background-threads.ts';

// Loading modules makes garbage by the hundred megabytes; on a large machine V8 answers with a young generation of
// 128 MB and never gives it back. Kept at the size that it is started with (`--min-semi-space-size=8`, README and
// `npm start`; V8 takes that flag on the command line alone), the process rests under 200 MB and serves calls just as fast.
setFlagsFromString('--semi-space-growth-factor=1');
// What is older it would look through only at several times its size: with the catalogue in memory that is 80 MB of garbage.
setFlagsFromString('--heap-growing-percent=30');
lowerBackgroundThreads();

// The C library has read it (README); PostgreSQL, which is started from here, has blocks of other sizes.
delete process.env.MALLOC_TRIM_THRESHOLD_;

// Pictures and passwords are worked on in libuv's threads, of which there are four: with all of them busy, no file would
// be read or written. Read once, when the first of them is needed.
process.env.UV_THREADPOOL_SIZE ??= '12';

await import('./run-server.ts');
