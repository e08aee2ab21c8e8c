-- Where an applicant's visit began; empty where it is not known.
alter table applications
  add column referrer_host text not null default '',
  add column landing_page text not null default '',
  add column utm_source text not null default '',
  add column utm_medium text not null default '',
  add column utm_campaign text not null default '';
