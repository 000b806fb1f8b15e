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
  'URLSearchParams',
  'WritableStream',
  'fetch',
  'structuredClone',
];

/**
 * jsdom has no fetch, streams, text coding or hashing; Node's own stand in. Addresses and their parameters it has, letter by
 * letter in JavaScript, which took a tenth of the tests that read many.
 */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...given) {
    super(...given);
    for (const name of borrowed) this.global[name] = globalThis[name];
    // One for each test file: some put an object's address in the place of what it makes.
    this.global.URL = class URL extends globalThis.URL {};
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
