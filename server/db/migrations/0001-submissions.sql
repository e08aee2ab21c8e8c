-- Applications for the waitlist. One person has at most one that is still open; what a program sent is counted apart.
create table applications (
  id uuid primary key,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  updated_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  language text not null,
  status text not null default 'new' check (status in ('new', 'reviewing', 'invited', 'declined')),
  status_reason text,
  flag text,
  assignee uuid,
  full_name text not null,
  email text not null,
  email_key text not null,
  location text not null default '',
  agency_name text not null default '',
  company_website text not null default '',
  website_domain text not null default '',
  linkedin_page text not null default '',
  monthly_ad_spend text not null default '',
  reporting_tools text not null default '',
  point_of_contact_email text not null default '',
  additional_info text not null default '',
  opted_in_at timestamptz(3)
);

create unique index applications_open_email_key on applications (email_key, (flag is not null))
  where status in ('new', 'reviewing');
create index applications_newest on applications (created_at desc, id);
create index applications_website_domain on applications (website_domain);

-- What is to be sent, written together with what it tells about.
create table outbox (
  id uuid primary key,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  topic text not null check (topic in ('mail', 'webhook')),
  template text not null,
  subject_kind text not null,
  subject_id uuid not null,
  dedupe_key text unique,
  state text not null default 'waiting' check (state in ('waiting', 'held', 'sent', 'dead')),
  attempts integer not null default 0,
  due_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  leased_until timestamptz(3),
  sent_at timestamptz(3),
  last_error text
);

create index outbox_due on outbox (due_at) where state = 'waiting';
create index outbox_subject on outbox (subject_kind, subject_id);

-- The shape that rate-limiter-flexible expects.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create index rate_limits_expire on rate_limits (expire);

-- The history of what visitors sent: who did what to it, and when.
create table events (
  id uuid primary key,
  at timestamptz(3) not null default date_trunc('milliseconds', now()),
  subject_kind text not null,
  subject_id uuid not null,
  kind text not null,
  actor uuid,
  detail jsonb not null default '{}'
);

create index events_subject on events (subject_kind, subject_id, at);

-- Keys that every instance must know and that outlive a restart.
create table secrets (
  name text primary key,
  value text not null,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now())
);
