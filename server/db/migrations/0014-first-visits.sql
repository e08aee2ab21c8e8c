-- Where an applicant's visit began; empty where it is not known.
alter table applications
  add column referrer_host text not null default '',
  add column landing_page text not null default '',
  add column utm_source text not null default '',
  add column utm_medium text not null default '',
  add column utm_campaign text not null default '';

-- How the last look at the applicant's website ended, and when; while it lasts, when it began.
alter table applications
  add column website_state text,
  add column website_checked_at timestamptz(3);
create index applications_unchecked on applications (created_at)
  where flag is null and status in ('new', 'reviewing') and website_state is null;

-- For the console's numbers.
create index events_answered on events (subject_kind, at) include (subject_id) where kind = 'answered';
create index events_undone on events (subject_kind, subject_id) where kind = 'answer-undone';
create index meetings_start on meetings (starts_at, id);
create index meetings_open_start on meetings (starts_at, id) where flag is null and status in ('booked', 'held');

-- Filters of a list that an operator keeps under a name.
create table saved_views (
  id uuid primary key,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  operator_id uuid not null references operators (id) on delete cascade,
  kind text not null,
  name text not null,
  view jsonb not null,
  unique (operator_id, kind, name)
);
