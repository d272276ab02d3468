-- Never changed once released: a later version is another step.

CREATE TABLE tables (
  id BIGINT PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  created BIGINT NOT NULL,
  host BIGINT NOT NULL,
  game TEXT NOT NULL,
  edition TEXT NOT NULL,
  fingerprint BIGINT NOT NULL,
  options TEXT NOT NULL,
  players INTEGER NOT NULL,
  seed TEXT NOT NULL,
  settings TEXT NOT NULL,
  listed INTEGER NOT NULL,
  phase INTEGER NOT NULL,
  changed BIGINT NOT NULL,
  deadline BIGINT,
  summary TEXT NOT NULL
);
CREATE INDEX tables_open ON tables (created) WHERE phase = 0 AND listed = 1;
CREATE INDEX tables_playing ON tables (id) WHERE phase = 1;
CREATE INDEX tables_due ON tables (deadline) WHERE phase = 1 AND deadline IS NOT NULL;

-- No foreign key: checking it would cost at every move, and rows are only added to tables that the
-- server holds in its hands.
CREATE TABLE log (
  table_id BIGINT NOT NULL,
  number INTEGER NOT NULL,
  time BIGINT NOT NULL,
  act INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  user_id BIGINT NOT NULL,
  move_key TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
);

-- Who sits where; ended: when the game did, 0 before.
CREATE TABLE seats (
  table_id BIGINT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  user_id BIGINT NOT NULL,
  ended BIGINT NOT NULL,
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_of_user ON seats (user_id, ended, table_id) WHERE user_id <> 0;

-- Who ever did anything but move at a table: finds the rows of a person's log.
CREATE TABLE traces (
  user_id BIGINT NOT NULL,
  table_id BIGINT NOT NULL REFERENCES tables (id),
  PRIMARY KEY (user_id, table_id)
);

CREATE TABLE results (
  table_id BIGINT NOT NULL REFERENCES tables (id),
  seat INTEGER NOT NULL,
  user_id BIGINT NOT NULL,
  computer TEXT NOT NULL,
  game TEXT NOT NULL,
  score INTEGER NOT NULL,
  place INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_of_user ON results (user_id, game, place) WHERE user_id <> 0;

CREATE TABLE editions (
  fingerprint BIGINT PRIMARY KEY,
  edition TEXT NOT NULL
);

CREATE TABLE users (
  id BIGINT PRIMARY KEY,
  name TEXT NOT NULL,
  folded TEXT NOT NULL,
  account INTEGER NOT NULL,
  password_hash TEXT NOT NULL,
  created BIGINT NOT NULL,
  banned INTEGER NOT NULL
);

-- A table of its own, so that a name that is taken is an answer and not an error.
CREATE TABLE account_names (
  folded TEXT PRIMARY KEY,
  user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX account_names_of_user ON account_names (user_id);

CREATE TABLE passes (
  hash TEXT PRIMARY KEY,
  user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  bot INTEGER NOT NULL,
  label TEXT NOT NULL,
  created BIGINT NOT NULL
);
CREATE INDEX passes_of_user ON passes (user_id);

CREATE TABLE mutes (
  user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  muted BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, muted)
);
CREATE INDEX mutes_of_muted ON mutes (muted);

CREATE TABLE reports (
  table_id BIGINT NOT NULL,
  number INTEGER NOT NULL,
  by_user BIGINT NOT NULL,
  why TEXT NOT NULL,
  time BIGINT NOT NULL,
  PRIMARY KEY (table_id, number, by_user)
);
CREATE INDEX reports_by_time ON reports (time);
CREATE INDEX reports_by_user ON reports (by_user);

CREATE TABLE ratings (
  user_id BIGINT NOT NULL,
  computer TEXT NOT NULL,
  game TEXT NOT NULL,
  mu DOUBLE PRECISION NOT NULL,
  sigma DOUBLE PRECISION NOT NULL,
  games INTEGER NOT NULL,
  wins INTEGER NOT NULL,
  PRIMARY KEY (user_id, computer, game)
);
CREATE INDEX ratings_best ON ratings (game, (mu - 3 * sigma));

CREATE TABLE orders (
  id BIGINT PRIMARY KEY,
  what TEXT NOT NULL,
  target TEXT NOT NULL
);
