import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { request } from 'undici';

/** An image without any would show its text instead, and the page would be another one. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * The page as plain HTML: the same text and critical styles, the one picture that is its largest paint, no script.
 * Other pictures keep their place and lose their content.
 *
 * @param html the rendered page
 * @param picture path of the picture of the largest paint; '' where that is text
 */
export function plainHtml(html: string, picture: string): string {
  // `…-640.avif` and `…-320.webp` are one picture in other widths and formats.
  const base = picture.replace(/-\d+\.(?:avif|webp)$/, '');
  const isMain = (tag: string) => base !== '' && tag.includes(`${base}-`);
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\bas="(?:script|fetch|style)"[^>]*>/g, '')
    .replaceAll(/<link\b[^>]*\brel="(?:modulepreload|prefetch)"[^>]*>/g, '')
    .replaceAll(/<source\b[^>]*>/g, (tag) => (isMain(tag) ? tag : ''))
    .replaceAll(/<img\b[^>]*>/g, (tag) =>
      isMain(tag) || (picture !== '' && tag.includes(picture))
        ? tag
        : tag.replace(/\ssrcset="[^"]*"/i, '').replace(/\ssrc="[^"]*"/, ` src="${NOTHING}"`),
    );
}

export interface PlainServer {
  url: string;
  /** Serves this HTML at this path. */
  put(path: string, html: string): void;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/**
 * A server of static files, all in memory and compressed beforehand. Pictures and fonts are fetched from the product
 * once and kept, so that both sides send the same bytes.
 *
 * @param origin where the product answers
 */
export async function startPlainServer(origin: string): Promise<PlainServer> {
  const pages = new Map<string, Buffer>();
  const files = new Map<string, Promise<Answer>>();

  const fetchFile = async (path: string, accept: string, encoding: string): Promise<Answer> => {
    const { statusCode, headers, body } = await request(origin + path, {
      headers: { accept, 'accept-encoding': encoding },
    });
    return {
      status: statusCode,
      headers: Object.fromEntries(
        ['content-type', 'content-encoding', 'cache-control', 'vary'].map((name) => [name, headers[name]]),
      ),
      body: Buffer.from(await body.arrayBuffer()),
    };
  };

  const server = createServer(async (asked, reply) => {
    const path = asked.url ?? '/';
    const page = pages.get(path);
    if (page !== undefined) {
      reply.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': page.length,
      });
      return reply.end(page);
    }
    const { accept = '*/*', 'accept-encoding': encoding = 'identity' } = asked.headers;
    const key = `${path} ${accept} ${encoding}`;
    const kept = files.get(key) ?? fetchFile(path, accept, String(encoding));
    files.set(key, kept);
    try {
      const { status, headers, body } = await kept;
      for (const [name, value] of Object.entries(headers)) if (value) reply.setHeader(name, value);
      reply.writeHead(status, { 'content-length': body.length }).end(body);
    } catch (error) {
      files.delete(key);
      reply.writeHead(502).end(String(error));
    }
  });
  await new Promise<void>((settle, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', settle);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    put(path, html) {
      // As hard as the gateway compresses its pages, so that the ratio is not one of two compressors.
      pages.set(
        path,
        brotliCompressSync(html, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
        }),
      );
    },
    close: () =>
      new Promise((settle) => {
        server.closeAllConnections();
        server.close(() => settle());
      }),
  };
}
