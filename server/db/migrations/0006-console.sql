-- How words are compared when somebody searches: without case, accents and the letters that only some languages have.
create function fold(words text) returns text
  language sql immutable strict parallel safe
  return case when octet_length(words) = length(words) then lower(words) else translate(
    replace(replace(replace(replace(
      lower(regexp_replace(normalize(words, nfkd), '[\u0300-\u036f]', '', 'g')),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    'øđðłıħŧŋ', 'oddlihtn') end;

-- The words of a text, folded. Whatever is neither letter nor digit parts them, so an address is found by each of its
-- parts. None is longer than 64 letters: that is enough to find it by, and an index takes no more than so much.
create function folded_words(words text) returns text[]
  language sql immutable strict parallel safe
  return array_remove(string_to_array(
    regexp_replace(
      regexp_replace(fold(words), '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f\ufeff]+', ' ', 'g'),
      '([^ ]{64})[^ ]+', '\1', 'g'),
    ' '), '');

create function searchable(words text) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(folded_words(words));

-- What was typed into the search field: every word begins one of those searched. Nothing where it has no words.
create function search_query(typed text) returns tsquery
  language sql immutable strict parallel safe
  return (select string_agg('''' || word || ''':*', ' & ')::tsquery from unnest((folded_words(typed))[1:10]) as word);

-- What a row can be found by.
alter table applications add column search tsvector not null generated always as (searchable(
  full_name || ' ' || email || ' ' || location || ' ' || agency_name || ' ' || company_website || ' ' || website_domain
  || ' ' || linkedin_page || ' ' || reporting_tools || ' ' || point_of_contact_email || ' ' || additional_info
)) stored;
alter table leads add column search tsvector not null generated always as (searchable(
  full_name || ' ' || email || ' ' || job_title || ' ' || phone || ' ' || comments
)) stored;
alter table support_requests add column search tsvector not null generated always as (searchable(
  name || ' ' || email || ' ' || message
)) stored;
alter table meetings add column search tsvector not null generated always as (searchable(name || ' ' || email)) stored;
alter table job_applications add column search tsvector not null generated always as (searchable(
  full_name || ' ' || email || ' ' || job || ' ' || cover_letter
)) stored;

-- Additions wait in a list that every search has to read: it is kept short.
create index applications_search on applications using gin (search) with (gin_pending_list_limit = 128);
create index leads_search on leads using gin (search) with (gin_pending_list_limit = 128);
create index support_requests_search on support_requests using gin (search) with (gin_pending_list_limit = 128);
create index meetings_search on meetings using gin (search) with (gin_pending_list_limit = 128);
create index job_applications_search on job_applications using gin (search) with (gin_pending_list_limit = 128);

-- The orders of the lists, each with the id behind it so that a page can begin after any row. Flagged rows are left out
-- of most lists, so most indexes leave them out too. What stands beside the keys of some is what else lists ask for, so
-- that they can be counted without a look at the rows.
drop index applications_newest;
create index applications_newest on applications (created_at, id);
create index applications_changed on applications (updated_at, id);
create index applications_name on applications ((fold(agency_name) collate "C"), id);
create index applications_open on applications (created_at, id) include (language, monthly_ad_spend, assignee)
  where flag is null and status in ('new', 'reviewing');
create index applications_status on applications (status, created_at, id) include (language, monthly_ad_spend, assignee)
  where flag is null;
create index applications_language on applications (language, created_at, id) where flag is null;
create index applications_flagged on applications (created_at, id) where flag is not null;
create index applications_assignee on applications (assignee, created_at, id) where assignee is not null;

drop index leads_newest;
create index leads_newest on leads (created_at, id);
create index leads_changed on leads (updated_at, id);
create index leads_name on leads ((fold(full_name) collate "C"), id);
create index leads_open on leads (created_at, id) include (language, assignee)
  where flag is null and status in ('new', 'contacted');
create index leads_status on leads (status, created_at, id) include (language, assignee)
  where flag is null;
create index leads_language on leads (language, created_at, id) where flag is null;
create index leads_flagged on leads (created_at, id) where flag is not null;
create index leads_assignee on leads (assignee, created_at, id) where assignee is not null;

drop index support_requests_newest;
create index support_requests_newest on support_requests (created_at, id);
create index support_requests_changed on support_requests (updated_at, id);
create index support_requests_name on support_requests ((fold(name) collate "C"), id);
create index support_requests_open on support_requests (created_at, id) include (language, assignee)
  where flag is null and status in ('new');
create index support_requests_status on support_requests (status, created_at, id) include (language, assignee)
  where flag is null;
create index support_requests_language on support_requests (language, created_at, id) where flag is null;
create index support_requests_flagged on support_requests (created_at, id) where flag is not null;
create index support_requests_assignee on support_requests (assignee, created_at, id) where assignee is not null;

drop index meetings_newest;
create index meetings_newest on meetings (created_at, id);
create index meetings_changed on meetings (updated_at, id);
create index meetings_name on meetings ((fold(name) collate "C"), id);
create index meetings_open on meetings (created_at, id) include (language, assignee)
  where flag is null and status in ('booked', 'held');
create index meetings_status on meetings (status, created_at, id) include (language, assignee)
  where flag is null;
create index meetings_language on meetings (language, created_at, id) where flag is null;
create index meetings_flagged on meetings (created_at, id) where flag is not null;
create index meetings_assignee on meetings (assignee, created_at, id) where assignee is not null;

drop index job_applications_newest;
create index job_applications_newest on job_applications (created_at, id);
create index job_applications_changed on job_applications (updated_at, id);
create index job_applications_name on job_applications ((fold(full_name) collate "C"), id);
create index job_applications_open on job_applications (created_at, id) include (language, assignee)
  where flag is null and status in ('new', 'reviewing');
create index job_applications_status on job_applications (status, created_at, id) include (language, assignee)
  where flag is null;
create index job_applications_language on job_applications (language, created_at, id) where flag is null;
create index job_applications_flagged on job_applications (created_at, id) where flag is not null;
create index job_applications_assignee on job_applications (assignee, created_at, id) where assignee is not null;

create index applications_spend on applications (monthly_ad_spend, created_at, id) where flag is null;

-- Whatever is known of one address.
create index applications_email_key on applications (email_key);
create index applications_point_of_contact on applications (fold(point_of_contact_email));

-- What operators did, newest first.
create index events_audit on events (at desc, id desc)
  where actor is not null or subject_kind in ('operator', 'person', 'outbox', 'export');

create index events_at on events (at);

create index outbox_newest on outbox (created_at, id);
create index outbox_state on outbox (state, created_at desc, id desc);
create index outbox_sent on outbox (sent_at desc) where sent_at is not null;

-- How often a form was begun on a day, in UTC. Nothing tells by whom.
create table form_counts (
  day date not null,
  form text not null,
  language text not null,
  opened integer not null default 0,
  primary key (day, form, language)
);
