// Class names in tests are the names in the source: `styles.card` is "card".
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : String(name)) });
