-- What operators wrote about a submission is searched like what the visitor sent: its words stand beside the row, and
-- the row's index of words takes them in.

-- A text search takes a megabyte at the most; of longer notes the newest count.
create function words_of_notes(kind_of_subject text, id_of_subject uuid) returns tsvector
  language sql stable
  return (
    select coalesce(searchable(left(string_agg(detail ->> 'text', ' ' order by at desc), 200000)), '')
    from events where subject_kind = kind_of_subject and subject_id = id_of_subject and kind = 'note'
  );

alter table applications drop column search, add column note_words tsvector not null default '';
update applications set note_words = words_of_notes('application', id)
  where id in (select subject_id from events where subject_kind = 'application' and kind = 'note');
alter table applications add column search tsvector not null generated always as (searchable(
  full_name || ' ' || email || ' ' || location || ' ' || agency_name || ' ' || company_website || ' ' || website_domain
  || ' ' || linkedin_page || ' ' || reporting_tools || ' ' || point_of_contact_email || ' ' || additional_info
) || note_words) stored;
create index applications_search on applications using gin (search) with (gin_pending_list_limit = 128);

alter table leads drop column search, add column note_words tsvector not null default '';
update leads set note_words = words_of_notes('lead', id)
  where id in (select subject_id from events where subject_kind = 'lead' and kind = 'note');
alter table leads add column search tsvector not null generated always as (searchable(full_name || ' ' || email || ' ' || job_title || ' ' || phone || ' ' || comments) || note_words) stored;
create index leads_search on leads using gin (search) with (gin_pending_list_limit = 128);

alter table support_requests drop column search, add column note_words tsvector not null default '';
update support_requests set note_words = words_of_notes('support', id)
  where id in (select subject_id from events where subject_kind = 'support' and kind = 'note');
alter table support_requests add column search tsvector not null generated always as (searchable(name || ' ' || email || ' ' || message) || note_words) stored;
create index support_requests_search on support_requests using gin (search) with (gin_pending_list_limit = 128);

alter table meetings drop column search, add column note_words tsvector not null default '';
update meetings set note_words = words_of_notes('meeting', id)
  where id in (select subject_id from events where subject_kind = 'meeting' and kind = 'note');
alter table meetings add column search tsvector not null generated always as (searchable(name || ' ' || email) || note_words) stored;
create index meetings_search on meetings using gin (search) with (gin_pending_list_limit = 128);

alter table job_applications drop column search, add column note_words tsvector not null default '';
update job_applications set note_words = words_of_notes('job-application', id)
  where id in (select subject_id from events where subject_kind = 'job-application' and kind = 'note');
alter table job_applications add column search tsvector not null generated always as (searchable(full_name || ' ' || email || ' ' || job || ' ' || cover_letter) || note_words) stored;
create index job_applications_search on job_applications using gin (search) with (gin_pending_list_limit = 128);

-- However a note comes, changes or goes, its words follow.
create function keep_note_words() returns trigger language plpgsql as $$
declare
  changed events := case when tg_op = 'DELETE' then old else new end;
begin
  execute format('update %I set note_words = words_of_notes($1, $2) where id = $2', case changed.subject_kind
    when 'application' then 'applications'
    when 'lead' then 'leads'
    when 'support' then 'support_requests'
    when 'meeting' then 'meetings'
    when 'job-application' then 'job_applications'
  end) using changed.subject_kind, changed.subject_id;
  return null;
end
$$;

create trigger note_written after insert or update on events for each row
  when (new.kind = 'note') execute function keep_note_words();
create trigger note_removed after delete on events for each row
  when (old.kind = 'note') execute function keep_note_words();
