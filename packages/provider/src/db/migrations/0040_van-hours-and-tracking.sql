ALTER TABLE "client_companies" ADD COLUMN "receives_from" text;--> statement-breakpoint
ALTER TABLE "client_companies" ADD COLUMN "receives_until" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "van_cases" integer;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "tracking_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "client_companies" ADD CONSTRAINT "client_companies_receives" CHECK ("client_companies"."receives_from" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND "client_companies"."receives_until" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND "client_companies"."receives_from" < "client_companies"."receives_until");