const { TestEnvironment } = require('jest-environment-jsdom');

const borrowed = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'File',
  'FormData',
  'Headers',
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

/** jsdom has no fetch, streams, text coding or hashing; Node's own stand in. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...given) {
    super(...given);
    for (const name of borrowed) this.global[name] = globalThis[name];
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle });
    const ports = [];
    // React's scheduler opens a channel and never closes it; open ports would keep the test process alive.
    this.global.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        ports.push(this.port1, this.port2);
      }
    };
    this.ports = ports;
  }

  async teardown() {
    for (const port of this.ports) port.close();
    await super.teardown();
  }
};
