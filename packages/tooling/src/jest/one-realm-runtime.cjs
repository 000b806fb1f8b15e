const { createRequire, isBuiltin } = require('node:module');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Functions of modules by file name, with the text that they were compiled from. */
const compiled = new Map();

/** What Jest itself has to hand out, and what is ours; everything else a package manager has installed. */
const isOwn = /^(?:[./]|@vitis\/|@jest\/|expect$)/;

/**
 * Loads libraries once per worker by Node itself, and compiles our own modules once: each file still runs them anew, so
 * that no test sees what another has left in them. Goes with the one-realm environment.
 */
module.exports = class OneRealmRuntime extends Runtime {
  constructor(config, environment, ...given) {
    super(config, environment, ...given);
    // A file may ask for another environment, which has a realm of its own.
    this.isBesideLibraries = environment.global === globalThis;
    if (!this.isBesideLibraries) return;
    const { executor } = this;
    executor.compile = (source, filename) => {
      const known = compiled.get(filename);
      if (known?.source === source) return known.run;
      const run = compileFunction(source, executor.injectedModuleParameters, { filename });
      compiled.set(filename, { source, run });
      return run;
    };
  }

  requireModuleOrMock(from, name) {
    const isLibrary = !isOwn.test(name) && !isBuiltin(name);
    if (!this.isBesideLibraries || !isLibrary || this.mockState.shouldMockCjs(from, name).shouldMock)
      return super.requireModuleOrMock(from, name);
    return createRequire(from)(name);
  }
};
