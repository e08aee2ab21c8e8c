-- What operators did, newest first. On the command line the actor is null.
drop index events_audit;
create index events_audit on events (at desc, id desc)
  where actor is not null or subject_kind in ('operator', 'person', 'outbox', 'export')
    or kind in ('status', 'note', 'assigned', 'unflagged', 'resent');
