-- An application that was sent again with other content. It changes nothing by itself: the owner of the address confirms
-- it by mail, or an operator accepts it. `fields` is emptied once the change is settled.
create table proposed_changes (
  id uuid primary key,
  created_at timestamptz(3) not null default date_trunc('milliseconds', now()),
  application_id uuid not null references applications (id) on delete cascade,
  language text not null,
  fields jsonb not null,
  content_hash text not null,
  state text not null default 'pending' check (state in ('pending', 'applied', 'dismissed', 'replaced')),
  settled_at timestamptz(3)
);

create unique index proposed_changes_pending on proposed_changes (application_id, content_hash) where state = 'pending';
create index proposed_changes_application on proposed_changes (application_id, created_at);
create index proposed_changes_newest on proposed_changes (created_at);

-- The change that a mail asks to confirm.
alter table outbox add column proposed_change_id uuid;
create index outbox_proposed_change on outbox (proposed_change_id) where proposed_change_id is not null;

-- Accepted and dismissed changes are audited on the command line too, where the actor is null.
drop index events_audit;
create index events_audit on events (at desc, id desc)
  where actor is not null or subject_kind in ('operator', 'person', 'outbox', 'export', 'host', 'template')
    or kind in ('status', 'note', 'assigned', 'unflagged', 'resent', 'answered', 'answer-undone', 'change-accepted',
      'change-dismissed')
    or (kind = 'moved' and detail ? 'from');
