-- One line above the header of every page, for a time. `texts` has one entry per language in which it is shown.
create table announcements (
  id uuid primary key,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  texts jsonb not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null check (ends_at > starts_at),
  operator_id uuid references operators (id) on delete set null,
  -- When it was taken down early, or replaced by another.
  withdrawn_at timestamptz(3)
);
create index announcements_newest on announcements (created_at desc, id desc);

-- Postings that were closed before their last day.
create table closed_jobs (
  job text primary key,
  closed_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  operator_id uuid references operators (id) on delete set null
);
