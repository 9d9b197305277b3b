/** Goes with each archive. */
export const README = `A shop of Adaos, as it was at one moment.

manifest.json        the shop, the format, and of each file its columns, number of rows and SHA-256;
                     "sums" has the sum of all entries of the ledger by kind, in minor units
<table>.ndjson       the rows of a table, one JSON object a line, UTF-8

Amounts are whole numbers in minor units (cents), moments are ISO 8601 in UTC, days are YYYY-MM-DD in the shop's timezone.
orders, order_lines and ledger_entries are the sales and costs: each amount of a report is a sum of ledger_entries.
Left out: people (accounts, roles, messages), secrets, connections, invoices of Adaos itself, and what is counted again from the rest.

Any tool that reads JSON lines opens the files. An instance of Adaos imports the archive as it is:

    npm run import-shop -- <archive.zip> <e-mail address of its owner>
`;
