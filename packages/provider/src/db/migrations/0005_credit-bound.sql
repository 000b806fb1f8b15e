ALTER TABLE "client_companies" ADD COLUMN "credit_bound" bigint;--> statement-breakpoint
ALTER TABLE "order_forms" ADD COLUMN "stock_taken" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "order_forms" ADD CONSTRAINT "order_forms_stock" CHECK ("order_forms"."stock_taken" OR "order_forms"."status" IN ('REQUESTED', 'CANCELLED'));