-- Questions to sales. The same words twice are one question while nobody has looked at it: a retry stores nothing.
create table leads (
  id uuid primary key,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  updated_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  language text not null,
  status text not null default 'new' check (status in ('new', 'contacted', 'closed')),
  status_reason text,
  flag text,
  assignee uuid,
  full_name text not null,
  email text not null,
  email_key text not null,
  job_title text not null,
  company_size text not null,
  -- E.164; what has to be dialled after the answer stands apart.
  phone text not null check (phone ~ '^\+[1-9][0-9]{3,14}$'),
  phone_extension text not null default '',
  phone_country text not null check (phone_country ~ '^[A-Z]{2}$'),
  comments text not null default '',
  words_key text not null
);

create unique index leads_new_words_key on leads (words_key, (flag is not null)) where status = 'new';
create index leads_newest on leads (created_at desc, id);
create index leads_email_key on leads (email_key);

-- Messages to customer care. Who leaves no address has an empty one.
create table support_requests (
  id uuid primary key,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  updated_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  language text not null,
  status text not null default 'new' check (status in ('new', 'answered', 'closed')),
  status_reason text,
  flag text,
  assignee uuid,
  name text not null,
  email text not null default '',
  email_key text not null default '',
  business_type text not null,
  support_type text not null,
  message text not null,
  words_key text not null
);

create unique index support_requests_new_words_key on support_requests (words_key, (flag is not null)) where status = 'new';
create index support_requests_newest on support_requests (created_at desc, id);
create index support_requests_email_key on support_requests (email_key);
