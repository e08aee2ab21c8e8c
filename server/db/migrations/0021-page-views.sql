-- How often a page was opened on a day in UTC, and how often a visit began with it. Nothing tells by whom.
create table page_views (
  day date not null,
  page text not null,
  source text not null,
  language text not null,
  device text not null,
  views integer not null,
  visits integer not null,
  primary key (day, page, source, language, device)
);

-- The sum of it by source, for statistics.
create table source_visits (
  day date not null,
  source text not null,
  views integer not null,
  visits integer not null,
  primary key (day, source)
);

-- How fast pages were, as histograms: how many views were in which bucket of a metric.
create table page_speeds (
  day date not null,
  page text not null,
  metric text not null,
  bucket smallint not null,
  views integer not null,
  primary key (day, page, metric, bucket)
);
