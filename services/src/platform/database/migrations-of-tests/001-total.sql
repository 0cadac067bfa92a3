CREATE TABLE counter.total (id integer PRIMARY KEY, total integer NOT NULL);
