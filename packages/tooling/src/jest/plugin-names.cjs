// Fastify looks for the name of every plugin among all modules that are loaded. Jest answers that question slowly, so
// that a server took a good part of its start for it: in tests a plugin is called what its function is called.
Object.defineProperty(Function.prototype, Symbol.for('fastify.display-name'), {
  configurable: true,
  get() {
    return this.name;
  },
  set(name) {
    Object.defineProperty(this, Symbol.for('fastify.display-name'), {
      value: name,
      configurable: true,
      writable: true,
    });
  },
});
