/** Finds a package whose exports are for `import` alone, which jest's own `require` would pass over. */
module.exports = (request, options) =>
  options.defaultResolver(
    request,
    request === 'unicorn-magic' ? { ...options, conditions: ['node', 'import'] } : options,
  );
