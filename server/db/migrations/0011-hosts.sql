-- Who holds meetings, and when.
create table hosts (
  id uuid primary key,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  updated_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  name text not null default 'Onboarding team',
  -- Null is what the settings say.
  time_zone text,
  -- Spans of the week in the host's time zone; null is at any time.
  hours jsonb,
  -- The country whose public holidays are kept, and those on which the host works nevertheless.
  country text,
  opened jsonb not null default '[]',
  -- Closures and blocked times, in the host's time zone.
  absences jsonb not null default '[]',
  -- Kept free around each meeting.
  buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 240),
  notice_hours integer check (notice_hours between 0 and 720),
  horizon_days integer check (horizon_days between 1 and 365),
  -- Of the secret link to the host's calendar.
  feed_hash text unique,
  retired_at timestamptz(3)
);

-- Three to begin with, Monday to Friday from nine to six. The first has the meetings from before there were hosts.
insert into hosts (id, name, time_zone, country, hours)
select id::uuid, 'Onboarding team, ' || city, time_zone, country,
  (select jsonb_agg(jsonb_build_object('weekday', day, 'from', '09:00', 'to', '18:00') order by day)
    from generate_series(1, 5) as day)
from (values
  ('00000000-0000-7000-8000-000000000011', 'New York', 'America/New_York', 'US'),
  ('00000000-0000-7000-8000-000000000012', 'London', 'Europe/London', 'GB'),
  ('00000000-0000-7000-8000-000000000013', 'Bengaluru', 'Asia/Kolkata', 'IN')
) as host (id, city, time_zone, country);

alter table meetings
  add column host_id uuid not null default '00000000-0000-7000-8000-000000000011' references hosts (id),
  -- The visitor's own clock in minutes ahead of GMT, where it is not one of the offsets on offer.
  add column own_minutes integer check (own_minutes between -720 and 840),
  -- When the meeting got the time it has.
  add column scheduled_at timestamptz(3) not null default date_trunc('milliseconds', now());
update meetings set scheduled_at = updated_at;

alter table meetings drop constraint meetings_status_check,
  add constraint meetings_status_check check (status in ('booked', 'held', 'cancelled', 'attended', 'missed'));

-- No two booked meetings of one host overlap. A range of one id compares ids without the extension btree_gist.
create type uuid_range as range (subtype = uuid);
alter table meetings drop constraint meetings_one_at_a_time,
  add constraint meetings_one_at_a_time exclude using gist (
    uuid_range(host_id, host_id, '[]') with &&, during with &&
  ) where (status = 'booked');

create index meetings_booked on meetings (starts_at) where status = 'booked';
create index meetings_diary on meetings (host_id, starts_at);

-- Changes to hosts are audited, on the command line too, where the actor is null.
drop index events_audit;
create index events_audit on events (at desc, id desc)
  where actor is not null or subject_kind in ('operator', 'person', 'outbox', 'export', 'host')
    or kind in ('status', 'note', 'assigned', 'unflagged', 'resent');
