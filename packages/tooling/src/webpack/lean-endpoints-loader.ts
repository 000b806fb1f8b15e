/** What browsers never read of an endpoint: it is for the provider, which checks requests, and for its documentation. */
const ELSEWHERE = /^ {2}(?:summary|params|query|bodyLimit): /;
const NEXT_PROPERTY = /^ {2}\S/;

function leanEndpoint(lines: readonly string[]): string[] {
  let dropped = false;
  return lines.filter((line) => {
    if (NEXT_PROPERTY.test(line) && !/^ {2}[)}\]]/.test(line)) dropped = ELSEWHERE.test(line);
    return !dropped;
  });
}

/**
 * Leaves out of every endpoint what only a server reads of it, so that a browser carries the schemas of answers and not
 * those of addresses. An endpoint that is not written as the formatter writes one stays whole. Bodies stay: forms check
 * with them what they are about to send.
 */
export default function leanEndpoints(source: string): string {
  return source.replace(
    /(= defineEndpoint\(\{\n)([\s\S]*?\n)(\}\);)/g,
    (_whole, start: string, properties: string, end: string) =>
      `${start}${leanEndpoint(properties.split('\n')).join('\n')}\n${end}`,
  );
}
