// A database is made and a server started before the first test of a file; the machine may be busy.
jest.setTimeout(60_000);
