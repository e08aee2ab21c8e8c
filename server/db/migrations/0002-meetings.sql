-- Meetings. The database itself sees to it that no two that stand overlap; what is cancelled or held takes no time.
create table meetings (
  id uuid primary key,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  updated_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  language text not null,
  status text not null default 'booked' check (status in ('booked', 'held', 'cancelled')),
  status_reason text,
  flag text,
  assignee uuid,
  name text not null,
  email text not null,
  email_key text not null,
  starts_at timestamptz(3) not null,
  ends_at timestamptz(3) not null check (ends_at > starts_at),
  during tstzrange not null generated always as (tstzrange(starts_at, ends_at)) stored,
  -- The visitor's clock, in hours ahead of GMT.
  gmt_offset integer not null check (gmt_offset between -12 and 12),
  -- Counts the changes that calendars must hear of.
  sequence integer not null default 0,
  -- Tells the same visitor trying again from another one who comes too late.
  attempt text not null default '',
  constraint meetings_one_at_a_time exclude using gist (during with &&) where (status = 'booked')
);

create index meetings_newest on meetings (created_at desc, id);
create index meetings_email_key on meetings (email_key);
