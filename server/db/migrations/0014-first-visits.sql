-- Where an applicant's visit began; empty where it is not known.
alter table applications
  add column referrer_host text not null default '',
  add column landing_page text not null default '',
  add column utm_source text not null default '',
  add column utm_medium text not null default '',
  add column utm_campaign text not null default '';

-- For the console's numbers.
create index events_answered on events (subject_kind, at) include (subject_id) where kind = 'answered';
create index events_undone on events (subject_kind, subject_id) where kind = 'answer-undone';
create index meetings_start on meetings (starts_at, id);
