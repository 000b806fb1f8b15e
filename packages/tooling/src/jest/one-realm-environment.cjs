const { TestEnvironment } = require('jest-environment-node');

/** Where jest-circus writes down what it knows of a file; the next file begins without. */
const ofTheRunner = new Set([
  'EVENT_HANDLERS',
  'JEST_STATE_SYMBOL',
  'LOG_ERRORS_BEFORE_RETRY',
  'RETRY_IMMEDIATELY',
  'RETRY_TIMES',
  'TEST_TIMEOUT_SYMBOL',
  'WAIT_BEFORE_RETRY',
]);

const isOfOneFile = (key) => typeof key === 'string' || ofTheRunner.has(key.description);

/**
 * Runs tests of Node beside the libraries that they use, in one realm: in a context of its own, as Jest makes one for each
 * file, every look at a global costs, and nothing of Node's own is an `instanceof` what the test knows. What a file has
 * put on `globalThis`, `process` and its environment is taken back after it.
 */
module.exports = class OneRealmEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
    // Of Jest itself, which has loaded its runner for other purposes.
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    this.moduleMocker = new this.moduleMocker.constructor(globalThis);
    this.fakeTimersModern = new this.fakeTimersModern.constructor({
      config: config.projectConfig,
      global: globalThis,
    });
    const globals = Reflect.ownKeys(globalThis).map((key) => [
      key,
      Object.getOwnPropertyDescriptor(globalThis, key),
    ]);
    this.before = {
      globals: new Map(globals),
      env: { ...process.env },
      process: { exit: process.exit, getBuiltinModule: process.getBuiltinModule },
    };
  }

  async teardown() {
    await super.teardown();
    const { globals, env, process: own } = this.before;
    for (const key of Reflect.ownKeys(globalThis)) {
      const before = globals.get(key);
      if (before === undefined && isOfOneFile(key)) Reflect.deleteProperty(globalThis, key);
      else if (before?.writable && before.value !== globalThis[key]) globalThis[key] = before.value;
    }
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    Object.assign(process, own);
  }
};
