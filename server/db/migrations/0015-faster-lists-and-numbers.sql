-- Open applications of one language and spend, the filters that leave least of a long list.
create index applications_open_language on applications (language, monthly_ad_spend, created_at, id)
  where flag is null and status in ('new', 'reviewing');

-- Counts with further filters beside the spend need not read the rows either.
drop index applications_spend;
create index applications_spend on applications (monthly_ad_spend, created_at, id) include (language, status, assignee)
  where flag is null;

-- Everything the console's numbers count of applications, so that half a year of them is read from the index alone.
create index applications_numbers on applications (created_at, id)
  include (language, monthly_ad_spend, status, utm_source, referrer_host, landing_page) where flag is null;
