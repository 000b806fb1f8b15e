-- Requests per address and minute, added up by all processes. Lost with a crash, and nobody misses them: so unlogged.
CREATE UNLOGGED TABLE request_counts (
  key text NOT NULL,
  minute integer NOT NULL,
  hits integer NOT NULL,
  PRIMARY KEY (key, minute)
);
