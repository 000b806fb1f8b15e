// The echo server as a program: `chat-echo-server.ts <port>`.
import { startEcho } from './chat-echo.ts';

await startEcho(Number(process.argv[2]));
