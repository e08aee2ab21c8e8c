-- How many submissions of a day in UTC came from which source, and of applications with which first page, language and ad
-- spend. Applications and leads by receipt, meetings by their start; none that look like spam. A key may have several
-- rows, whose sum counts: transactions only add rows, so that none waits for another. They are merged once a day.
create table submission_counts (
  day date not null,
  kind text not null,
  dimension text not null,
  name text not null,
  status text not null,
  submissions integer not null
);
create index submission_counts_day on submission_counts (dimension, day) include (kind, name, status, submissions);

-- Its arguments: the kind, the column of the day, and the dimensions with their columns.
create function count_submissions() returns trigger language plpgsql as $$
begin
  execute format('
    insert into submission_counts (day, kind, dimension, name, status, submissions)
    select (%I at time zone ''utc'')::date, %L, named.dimension, named.name, status, sum(change)
    from (%s) as changed cross join lateral (values %s) as named (dimension, name)
    where flag is null group by 1, 3, 4, 5 having sum(change) <> 0',
    tg_argv[1], tg_argv[0], concat_ws(' union all ',
      case when tg_op <> 'DELETE' then 'select *, 1 as change from new_rows' end,
      case when tg_op <> 'INSERT' then 'select *, -1 as change from old_rows' end), tg_argv[2]);
  return null;
end
$$;

do $$
declare
  counted record;
begin
  for counted in select * from (values
    ('applications', 'application', 'created_at',
      '(''source'', source), (''page'', landing_page), (''language'', language), (''spend'', monthly_ad_spend)'),
    ('leads', 'lead', 'created_at', '(''source'', source)'),
    ('meetings', 'meeting', 'starts_at', '(''source'', source)')
  ) as tables (name, kind, instant, dimensions) loop
    execute format('
      insert into submission_counts (day, kind, dimension, name, status, submissions)
      select (%I at time zone ''utc'')::date, %L, named.dimension, named.name, status, count(*)
      from %I cross join lateral (values %s) as named (dimension, name) where flag is null group by 1, 3, 4, 5',
      counted.instant, counted.kind, counted.name, counted.dimensions);
    execute format('create trigger %I after insert on %I referencing new table as new_rows
      for each statement execute function count_submissions(%L, %L, %L)',
      counted.name || '_added', counted.name, counted.kind, counted.instant, counted.dimensions);
    execute format('create trigger %I after update on %I referencing old table as old_rows new table as new_rows
      for each statement execute function count_submissions(%L, %L, %L)',
      counted.name || '_changed', counted.name, counted.kind, counted.instant, counted.dimensions);
    execute format('create trigger %I after delete on %I referencing old table as old_rows
      for each statement execute function count_submissions(%L, %L, %L)',
      counted.name || '_removed', counted.name, counted.kind, counted.instant, counted.dimensions);
  end loop;
end
$$;

-- The console's numbers counted half a year of rows from it.
drop index applications_numbers;
