-- Never changed once released: a later version is another step.

-- Finished games looked at again by a computer player, by the code of the table. Empty until somebody
-- has done it; claimed: until when somebody is at it.
CREATE TABLE analyses (
  code TEXT PRIMARY KEY,
  claimed INTEGER NOT NULL,
  analysis TEXT NOT NULL
) WITHOUT ROWID;
