-- Where socket.io's PostgreSQL adapter puts messages that are too long for a NOTIFY.
CREATE TABLE IF NOT EXISTS socket_io_attachments (
  id bigserial UNIQUE,
  created_at timestamptz DEFAULT now(),
  payload bytea
);
