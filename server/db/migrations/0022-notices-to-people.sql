-- What each operator is told about, and how. Without a row: nothing; the operator address is told of everything.
create table notice_settings (
  operator_id uuid primary key references operators (id) on delete cascade,
  -- By kind of submission: when, only what is theirs, from which ad spend.
  kinds jsonb not null default '{}',
  channel text not null default 'mail' check (channel in ('mail', 'chat')),
  time_zone text not null default 'UTC',
  -- On the clock of that time zone: 08:00.
  digest_time text not null default '08:00',
  digest_due_at timestamptz(3),
  chat_format text check (chat_format in ('slack', 'teams', 'mattermost', 'google-chat')),
  -- Whoever has it can write to the channel: it is neither logged nor shown again.
  chat_url text,
  check ((chat_format is null) = (chat_url is null))
);

alter table outbox drop constraint outbox_topic_check,
  add constraint outbox_topic_check check (topic in ('mail', 'webhook', 'chat')),
  -- The person whom it tells; null for visitors and the operator address.
  add column operator_id uuid references operators (id) on delete cascade,
  -- When the people who want to know were told of this notice. Those from before this migration count as told.
  add column told_at timestamptz(3) default date_trunc('milliseconds', now());
alter table outbox alter column told_at drop default;
create index outbox_untold on outbox (created_at) where told_at is null and topic = 'mail' and operator_id is null
  and template in ('application.created', 'application.updated', 'lead.created', 'support.created',
    'job-application.created', 'meeting.booked', 'meeting.moved', 'meeting.cancelled');
create index outbox_chat on outbox (operator_id) where topic = 'chat' and state in ('waiting', 'dead');

-- What waits for the next digest of an operator, or is in one.
create table digest_items (
  id uuid primary key,
  operator_id uuid not null references operators (id) on delete cascade,
  at timestamptz(3) not null default date_trunc('milliseconds', now()),
  template text not null,
  subject_kind text not null,
  subject_id uuid not null,
  digest_id uuid references outbox (id) on delete cascade
);
create index digest_items_operator on digest_items (operator_id) where digest_id is null;
create index digest_items_digest on digest_items (digest_id);
create index digest_items_subject on digest_items (subject_kind, subject_id);
