DROP INDEX "products_search";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_grams";--> statement-breakpoint
ALTER TABLE "wineries" DROP COLUMN "search_grams";