-- Never changed once released: a later version is another step.

-- Until when one of several servers has taken it upon itself to look after the table.
ALTER TABLE tables ADD COLUMN claimed INTEGER NOT NULL DEFAULT 0;
