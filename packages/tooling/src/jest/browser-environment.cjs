const { TestEnvironment } = require('jest-environment-jsdom');

const borrowed = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'FormData',
  'Headers',
  'MessageChannel',
  'MessagePort',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
];

/** jsdom has no fetch, streams or text coding; Node's own stand in. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...given) {
    super(...given);
    for (const name of borrowed) this.global[name] = globalThis[name];
  }
};
