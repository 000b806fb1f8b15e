ALTER TABLE "client_companies" ADD COLUMN "delivery_proofs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "received_by" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "signature" text;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "refused" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "refused_reason" text;