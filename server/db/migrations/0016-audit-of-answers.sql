-- Answers, templates and moved meetings are audited on the command line too, where the actor is null. A meeting that a
-- visitor moved has no former time in its event.
drop index events_audit;
create index events_audit on events (at desc, id desc)
  where actor is not null or subject_kind in ('operator', 'person', 'outbox', 'export', 'host', 'template')
    or kind in ('status', 'note', 'assigned', 'unflagged', 'resent', 'answered', 'answer-undone')
    or (kind = 'moved' and detail ? 'from');
