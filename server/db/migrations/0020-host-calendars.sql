-- The operator who holds the meetings of a host, if it is one person.
alter table hosts add column operator_id uuid references operators (id) on delete set null;

-- A host's own calendar, read by its secret address.
create table host_calendars (
  host_id uuid primary key references hosts (id) on delete cascade,
  -- Whoever has it can read the calendar: it is neither logged nor shown again.
  url text not null,
  due_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  leased_until timestamptz(3),
  -- When it was last read, and since when it cannot be.
  read_at timestamptz(3),
  failing_since timestamptz(3),
  problem text,
  -- Events that were not understood when it was last read.
  unclear integer not null default 0
);

-- When a host is busy, by the calendar that was read last: neither titles nor guests, and no two overlap.
create table busy_times (
  host_id uuid not null references host_calendars (host_id) on delete cascade,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  primary key (host_id, starts_at),
  check (starts_at < ends_at)
);
