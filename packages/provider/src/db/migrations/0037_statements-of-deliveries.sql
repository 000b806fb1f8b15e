ALTER TABLE "deliveries" ADD COLUMN "early_reason" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "statement_number" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_statementNumber_unique" UNIQUE("statement_number");--> statement-breakpoint
-- What is completed has its statement numbered by its day in Seoul, in the order of the completions.
WITH numbered AS (
	SELECT id, to_char(day, 'YYYYMMDD') AS day, row_number() OVER (PARTITION BY day ORDER BY at, id) AS sequence
	FROM (
		SELECT id, COALESCE(completed_at, created_at) AS at, (COALESCE(completed_at, created_at) AT TIME ZONE 'Asia/Seoul')::date AS day
		FROM "deliveries" WHERE status = 'COMPLETED') AS completed)
UPDATE "deliveries" d SET statement_number = 'D' || n.day || '-' || lpad(n.sequence::text, GREATEST(4, length(n.sequence::text)), '0')
FROM numbered n WHERE n.id = d.id;--> statement-breakpoint
INSERT INTO "document_counters" ("kind", "day", "last")
SELECT 'D', to_date(substr(statement_number, 2, 8), 'YYYYMMDD'), count(*) FROM "deliveries" WHERE statement_number IS NOT NULL GROUP BY 2;
