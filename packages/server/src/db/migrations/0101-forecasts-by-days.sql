-- What is kept lacks the days, the months of the past and the courses of parts: it is computed again, at the next evaluation or look.
delete from forecasts;
