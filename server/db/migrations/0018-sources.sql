-- Where the visit of everyone began who sends a form; empty where it is not known.
alter table leads
  add column referrer_host text not null default '',
  add column landing_page text not null default '',
  add column utm_source text not null default '',
  add column utm_medium text not null default '',
  add column utm_campaign text not null default '';
alter table support_requests
  add column referrer_host text not null default '',
  add column landing_page text not null default '',
  add column utm_source text not null default '',
  add column utm_medium text not null default '',
  add column utm_campaign text not null default '';
alter table job_applications
  add column referrer_host text not null default '',
  add column landing_page text not null default '',
  add column utm_source text not null default '',
  add column utm_medium text not null default '',
  add column utm_campaign text not null default '';
alter table meetings
  add column referrer_host text not null default '',
  add column landing_page text not null default '',
  add column utm_source text not null default '',
  add column utm_medium text not null default '',
  add column utm_campaign text not null default '',
  -- Of what the same address sent first: whoever is invited by mail comes to book from that mail.
  add column earlier_source text not null default '';

-- What lists and statistics go by: the campaign, else the host that linked to us.
alter table applications add column source text not null
  generated always as (coalesce(nullif(lower(utm_source), ''), referrer_host)) stored;
alter table leads add column source text not null
  generated always as (coalesce(nullif(lower(utm_source), ''), referrer_host)) stored;
alter table support_requests add column source text not null
  generated always as (coalesce(nullif(lower(utm_source), ''), referrer_host)) stored;
alter table job_applications add column source text not null
  generated always as (coalesce(nullif(lower(utm_source), ''), referrer_host)) stored;
alter table meetings add column source text not null
  generated always as (coalesce(nullif(earlier_source, ''), nullif(lower(utm_source), ''), referrer_host)) stored;

create index applications_source on applications (source, created_at, id)
  include (language, monthly_ad_spend, status, assignee) where flag is null;
create index leads_source on leads (source, created_at, id) include (language, status, assignee) where flag is null;
create index support_requests_source on support_requests (source, created_at, id) include (language, status, assignee)
  where flag is null;
create index job_applications_source on job_applications (source, created_at, id) include (language, status, assignee)
  where flag is null;
create index meetings_source on meetings (source, created_at, id) include (language, status, assignee)
  where flag is null;
