-- Applications for a job. The same words and the same resume twice are one while nobody has looked at it.
create table job_applications (
  id uuid primary key,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  updated_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  language text not null,
  status text not null default 'new' check (status in ('new', 'reviewing', 'invited', 'declined')),
  status_reason text,
  flag text,
  assignee uuid,
  -- The path of the posting, without its slash.
  job text not null,
  full_name text not null,
  email text not null,
  email_key text not null,
  cover_letter text not null,
  words_key text not null
);

create unique index job_applications_new_words_key on job_applications (words_key, (flag is not null)) where status = 'new';
create index job_applications_newest on job_applications (created_at desc, id);
create index job_applications_email_key on job_applications (email_key);

-- Resumes stand in the database, so that every instance and every backup has them, and leave with their application.
create table resumes (
  job_application_id uuid primary key references job_applications (id) on delete cascade,
  file_name text not null,
  media_type text not null,
  content bytea not null
);

-- They are compressed already.
alter table resumes alter column content set storage external;
