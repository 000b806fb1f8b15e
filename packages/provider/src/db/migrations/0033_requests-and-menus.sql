ALTER TABLE "estimate_lines" ADD COLUMN "target_price" integer;--> statement-breakpoint
ALTER TABLE "estimates" ADD COLUMN "recipient" jsonb;--> statement-breakpoint
ALTER TABLE "estimates" ADD COLUMN "file_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "wine_menus" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "estimate_lines" ADD CONSTRAINT "estimate_lines_target_price" CHECK ("estimate_lines"."target_price" >= 1);