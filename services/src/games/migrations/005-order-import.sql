-- How far a file of orders has been taken in, so that an import that was cut off goes on from there.
create table games.order_import (
  -- sha256 of the file.
  file_hash text primary key,
  bytes_done bigint not null,
  lines_done integer not null,
  taken integer not null,
  known integer not null,
  rejected integer not null,
  -- Length of the file of rejected lines at that moment.
  rejected_bytes bigint not null,
  finished boolean not null
);
